/** German texts of the first screens, of the ends and of what surrounds every screen. Long because it is a list of sentences. */
import type { Written } from '@countersign/texts';
import type { first as english } from '../en-US/first.ts';
import { ends } from './ends.ts';
import { handedOff } from './handed-off.ts';
import { names } from './names.ts';

export const first: Written<typeof english> = {
  ...ends,
  ...handedOff,
  ...names,
  'shell.sandbox': 'Testbetrieb: Es wird nichts wirklich geprüft.',
  'sandbox.begin': 'Die Schalter erscheinen hier, sobald Sie zugestimmt haben.',
  'sandbox.elsewhere': 'Die Schalter sind jetzt auf Ihrem anderen Gerät.',
  'problem.sandbox_unknown': 'Das gibt es im Testbetrieb hier nicht. Bitte wählen Sie noch einmal.',
  'shell.step': 'Schritt {current} von {total}',
  'part.document': 'Ausweis',
  'part.selfie': 'Gesicht',
  'part.paper': 'Adresse',
  'part.details': 'Angaben',
  'part.contact': 'Kontakt',
  'shell.back': 'Zurück',
  'shell.help': 'Hilfe',
  'shell.language': 'Sprache',
  'shell.sending': 'Wird gesendet …',
  'shell.offline': 'Es gibt keine Verbindung. Nichts geht verloren. Bitte versuchen Sie es noch einmal.',
  'shell.serverError': 'Bei uns ist ein Fehler passiert. Nichts geht verloren. Bitte versuchen Sie es noch einmal.',
  'shell.wait': {
    one: 'Das war zu schnell. Bitte warten Sie {count} Sekunde und versuchen Sie es dann noch einmal.',
    other: 'Das war zu schnell. Bitte warten Sie {count} Sekunden und versuchen Sie es dann noch einmal.',
  },
  'shell.tryAgain': 'Noch einmal versuchen',
  'help.resume':
    'Sie können diese Seite schließen und in diesem Browser wieder öffnen. Es geht dort weiter, wo Sie waren.',
  'help.ask': 'Haben Sie eine Frage? Fragen Sie {org}.',
  'help.number': 'Nennen Sie dabei diese Nummer:',

  'problem.consent_required': 'Bitte wählen Sie „Zustimmen und beginnen“ oder „Nein danke“.',
  'problem.number_wrong': 'Das ist nicht die Zahl. Bitte sehen Sie noch einmal auf das andere Gerät.',
  'problem.choice_required': 'Bitte wählen Sie etwas aus, bevor es weitergeht.',
  'problem.photo_missing': 'Bitte fügen Sie zuerst ein Foto hinzu.',
  'problem.photo_empty': 'Diese Datei ist leer. Bitte wählen Sie ein anderes Foto.',
  'problem.file_changed': 'Diese Datei lässt sich nicht mehr lesen. Bitte wählen Sie sie noch einmal aus.',
  'problem.photo_unreadable': 'Wir konnten dieses Foto nicht öffnen. Bitte machen Sie ein neues.',
  'problem.photo_too_large': 'Dieses Foto ist zu groß. Bitte nehmen Sie ein kleineres.',
  'problem.photo_unsupported': 'Mit dieser Art Datei geht es nicht. Bitte nehmen Sie ein Foto, zum Beispiel ein JPEG.',
  'problem.photo_several_pages': 'Diese Datei hat mehrere Seiten. Bitte senden Sie jede Seite als eigenes Foto.',
  'problem.photo_repeated': 'Dieses Foto haben Sie schon versucht. Bitte machen Sie ein neues.',
  'problem.capture_method_refused': 'Bitte machen Sie dieses Foto so, wie diese Seite es anbietet.',
  'problem.turns_stale':
    'Diese Fotos haben zu lange gedauert oder gehören zu einem früheren Versuch. Bitte nehmen Sie sie neu auf.',
  'problem.turns_unreadable': 'Bei Ihren Fotos fehlt etwas. Bitte nehmen Sie sie neu auf.',
  'problem.paper_missing': 'Bitte fügen Sie zuerst eine Datei oder ein Foto hinzu.',
  'problem.paper_unreadable':
    'Wir konnten diese Datei nicht öffnen. Bitte nehmen Sie eine andere oder machen Sie ein Foto.',
  'problem.paper_unsupported': 'Mit dieser Art Datei geht es nicht. Bitte nehmen Sie ein PDF oder ein Foto.',
  'problem.paper_locked': 'Dieses PDF hat ein Passwort. Bitte speichern Sie es ohne oder machen Sie ein Foto.',
  'problem.detail_missing': 'Bitte füllen Sie diese Angabe aus.',
  'problem.detail_invalid': 'Diese Angabe sieht nicht richtig aus. Bitte prüfen Sie sie.',
  'problem.signature_missing': 'Bitte setzen Sie das Häkchen, sonst dürfen wir nicht fragen.',
  'problem.contact_missing': 'Bitte tragen Sie zuerst etwas ein.',
  'problem.email_invalid': 'Diese E-Mail-Adresse sieht nicht richtig aus. Bitte prüfen Sie sie.',
  'problem.phone_invalid':
    'Diese Telefonnummer sieht nicht richtig aus. Beginnen Sie mit der Vorwahl des Landes, etwa +49.',
  'problem.contact_limited':
    'Es wurden zu viele Codes geschickt. Bitte nehmen Sie eine andere, oder versuchen Sie es in einer Stunde.',
  'problem.code_incomplete': 'Der Code hat sechs Ziffern. Bitte sehen Sie noch einmal in die Nachricht.',
  'problem.code_wrong': 'Das ist nicht der Code. Bitte sehen Sie in die neueste Nachricht.',
  'problem.code_dead': 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  'problem.code_early': 'Ein Code ist unterwegs. Bitte warten Sie kurz, bevor Sie einen weiteren anfordern.',
  'problem.server_busy':
    'Ihr Foto kam nicht durch: Bei uns ist gerade zu viel los. Bitte senden Sie es gleich noch einmal.',
  'problem.rate_limited': 'Das war zu schnell. Bitte warten Sie kurz und versuchen Sie es dann noch einmal.',

  'start.heading': '{org} möchte wissen, wer Sie sind',
  'start.need': 'Was Sie brauchen',
  'start.need.document': 'Ihren Ausweis, zum Beispiel eine Karte oder einen Reisepass',
  'start.need.paper': 'Eine Rechnung, einen Kontoauszug oder einen Brief mit Ihrem Namen und Ihrer Adresse',
  'start.need.details': 'Ihre Angaben, etwa Name, Adresse und Geburtsdatum',
  'start.need.contact': 'Eine E-Mail-Adresse oder Telefonnummer, unter der Sie Nachrichten lesen',
  'start.need.selfie': 'Ihr Gesicht, für drei Fotos',
  'start.need.light': 'Einen Platz mit gutem Licht',
  'start.check': 'Was geprüft wird',
  'start.check.document':
    'Wir lesen Ihr Dokument. Wir prüfen, ob seine Angaben zueinander passen und ob es noch gültig ist.',
  'start.check.match': 'Wir vergleichen Ihr Gesicht mit dem Foto auf Ihrem Ausweis.',
  'start.check.selfie': 'Wir prüfen, ob Ihre drei Fotos dieselbe Person zeigen.',
  'start.check.paper':
    'Wir lesen Ihr Schreiben. Wir prüfen, was darin steht, wie alt es ist und dass niemand es verändert hat.',
  'start.check.details': 'Wir vergleichen Ihre Angaben mit den Einträgen einer Datenbank.',
  'start.check.contact': 'Wir schicken Ihnen einen Code. Sie geben ihn hier ein.',
  'start.keep': 'Was aufbewahrt wird',
  'start.keep.where': '{org} bekommt Ihre Fotos und was darauf zu sehen ist.',
  'start.keep.days': {
    one: 'Die Fotos werden {count} Tag lang aufbewahrt und dann gelöscht.',
    other: 'Die Fotos werden {count} Tage lang aufbewahrt und dann gelöscht.',
  },
  'start.keep.details': '{org} bekommt die Angaben, die Sie eintippen, und ob sie mit den Einträgen übereinstimmen.',
  'start.keep.counted': 'Wir zählen auch Pausen, eingefügten Text und Wechsel zu anderen Seiten.',
  'start.keep.contact': '{org} bekommt die Adresse oder Nummer, die Sie bestätigen.',
  'start.agree': 'Zustimmen und beginnen',
  'start.decline': 'Nein danke',

  'country.heading': 'Aus welchem Land ist Ihr Ausweis?',
  'country.hint': 'Wählen Sie das Land, das den Ausweis gemacht hat. Es zählt nicht, wo Sie wohnen.',
  'country.label': 'Land',
  'country.choose': 'Land wählen',
  'country.search': 'Land suchen',
  'country.found': { one: '{count} Land gefunden', other: '{count} Länder gefunden' },
  'country.none': 'Kein Land heißt so. Bitte prüfen Sie die Schreibweise.',
  'country.notListed': 'Mein Land ist nicht in der Liste',
  'country.notListed.body':
    'Sie können einen Ausweis aus jedem Land der Liste nehmen. Haben Sie keinen, fragen Sie {org} nach einem anderen Weg.',
  'action.continue': 'Weiter',

  'type.heading': 'Welchen Ausweis möchten Sie nehmen?',
  'type.hint': 'Es muss der echte Ausweis sein, keine Kopie. Er muss noch gültig sein.',
  'type.none': 'Ich habe keinen davon',
  'type.none.body': 'Fragen Sie {org}, wie Sie anders zeigen können, wer Sie sind.',

  'processing.heading': 'Wir prüfen Ihre Fotos',
  'processing.body': 'Sie können hier warten. Die Seite geht von selbst weiter.',
  'processing.leave': 'Sie können die Seite auch schließen. Wir machen weiter.',
  'processing.slow': 'Es dauert länger als sonst. Das liegt an uns, nicht an Ihnen. Ihre Fotos sind da.',
  'processing.slow.leave':
    'Sie können die Seite schließen. Wir machen weiter. Öffnen Sie sie später in diesem Browser noch einmal.',

  'retry.heading.front': 'Bitte fotografieren Sie die Vorderseite noch einmal',
  'retry.heading.back': 'Bitte fotografieren Sie die Rückseite noch einmal',
  'retry.heading.document': 'Bitte versuchen Sie es mit dem Ausweis noch einmal',
  'retry.heading.choice': 'Bitte nehmen Sie einen anderen Ausweis',
  'retry.heading.paper': 'Bitte zeigen Sie Ihr Schreiben noch einmal',
  'retry.heading.details': 'Bitte prüfen Sie Ihre Angaben',
  'retry.heading.contact': 'Bitte bestätigen Sie es noch einmal',
  'retry.heading.selfie': 'Bitte machen Sie die Fotos vom Gesicht noch einmal',
  'retry.tries': { one: 'Sie haben noch {count} Versuch.', other: 'Sie haben noch {count} Versuche.' },
  'retry.choice': 'Sie können jeden anderen Ausweis nehmen, der hier angenommen wird.',
  'retry.kept': 'Alles andere bleibt erhalten. Sie machen nur diesen Teil noch einmal.',
  'retry.action': 'Noch einmal versuchen',
  'retry.other': 'Ich brauche einen anderen Weg',
  'retry.other.body': 'Fragen Sie {org}, wie Sie anders zeigen können, wer Sie sind.',

  'remedy.too_blurry': 'Das Foto ist nicht scharf. Halten Sie still, bis Sie die kleinen Buchstaben lesen können.',
  'remedy.too_much_glare':
    'Licht spiegelt sich auf dem Ausweis. Kippen Sie ihn ein wenig und schalten Sie den Blitz aus.',
  'remedy.too_dark': 'Es ist zu dunkel. Suchen Sie einen helleren Ort, nahe an einem Fenster oder einer Lampe.',
  'remedy.too_small': 'Der Ausweis ist auf dem Foto zu klein. Gehen Sie näher heran, bis er den Rahmen füllt.',
  'remedy.document_damaged': 'Dieser Ausweis ist beschädigt. Bitte nehmen Sie einen anderen.',
  'remedy.barcode_not_read':
    'Wir konnten den Strichcode nicht lesen. Legen Sie die Karte flach hin und zeigen Sie ihn ganz.',
  'remedy.mrz_not_read': 'Wir konnten die langen Zeilen unten nicht lesen. Sie müssen ganz im Bild sein.',
  'remedy.same_side_twice': 'Beide Fotos zeigen dieselbe Seite. Bitte drehen Sie den Ausweis um.',
  'remedy.portrait_not_clear':
    'Das Gesicht auf dem Ausweis ist nicht klar. Nehmen Sie weg, was es verdeckt. Suchen Sie mehr Licht.',
  'remedy.document_not_found': 'Wir konnten auf dem Foto keinen Ausweis finden. Zeigen Sie alle vier Ecken.',
  'remedy.document_expired': 'Dieser Ausweis ist abgelaufen. Bitte nehmen Sie einen gültigen.',
  'remedy.document_not_accepted': 'Diese Art Ausweis können wir nicht annehmen. Bitte nehmen Sie einen anderen.',
  'remedy.country_not_accepted': 'Ausweise aus diesem Land können wir nicht annehmen. Bitte nehmen Sie einen anderen.',
  'remedy.details_not_read': 'Wir konnten nicht alles Nötige lesen. Machen Sie ein scharfes Foto von gerade oben.',
  'remedy.details_differ': 'Auf dem Ausweis steht etwas anderes, als {org} weiß. Bitte prüfen Sie, ob es Ihrer ist.',
  'remedy.details_not_confirmed':
    'Wir konnten diese Angaben in den Einträgen nicht finden. Bitte suchen Sie nach Tippfehlern.',
  'remedy.contact_not_confirmed':
    'Der Code, den wir geschickt haben, wurde nicht eingegeben. Bitte prüfen Sie die Adresse oder Nummer.',
  'remedy.file_unreadable': 'Wir konnten die Datei nicht öffnen. Bitte machen Sie ein neues Foto.',
  'remedy.paper_too_old': 'Dieses Schreiben ist zu alt. Bitte nehmen Sie ein neueres.',
  'remedy.paper_not_accepted':
    'Diese Art Schreiben können wir nicht annehmen. Bitte nehmen Sie ein anderes, zum Beispiel eine Rechnung.',
  'remedy.paper_not_read': 'Wir konnten nicht alles lesen. Nehmen Sie das PDF oder machen Sie ein scharfes Foto.',
  'remedy.face_mismatch':
    'Ihr Gesicht passte nicht sicher zum Ausweis. Suchen Sie Licht von vorn und nehmen Sie die Brille ab.',
  'remedy.face_not_found': 'Wir konnten kein Gesicht finden. Halten Sie das Telefon vor sich, auf Augenhöhe.',
  'remedy.several_faces': 'Auf dem Foto ist mehr als ein Gesicht. Auch Bilder an der Wand zählen.',
  'remedy.pose_wrong': 'Eine Kopfdrehung war nicht klar. Drehen Sie den Kopf jedes Mal etwas weiter.',
  'remedy.face_hidden': 'Ihr Gesicht ist teilweise verdeckt. Nehmen Sie Brille, Maske oder Schal ab.',
  'remedy.face_quality': 'Ihr Gesicht ist nicht klar. Suchen Sie mehr Licht und halten Sie still.',
  'remedy.not_accepted':
    'Wir konnten dieses Foto nicht annehmen. Bitte nehmen Sie das Original, keine Kopie und keinen Bildschirm.',
};
