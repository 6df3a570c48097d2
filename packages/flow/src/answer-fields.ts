/** Fields of every answer, sent with or without script. */

/** `csrf` proves the page; `step` says what is answered, so that an old tab or a double tap changes nothing. */
export function answerFields(page: { readonly csrf: string; readonly step: string }): readonly [string, string][] {
  return [
    ['csrf', page.csrf],
    ['step', page.step],
  ];
}

/** A form with these fields already in it. */
export function answerForm(page: { readonly csrf: string; readonly step: string }): FormData {
  const form = new FormData();
  for (const [name, value] of answerFields(page)) form.set(name, value);
  return form;
}
