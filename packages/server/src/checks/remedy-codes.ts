/** What a failed check can ask of the individual, in words of the decision; how it is said is the screen's affair. */

/** What the individual can do about a failure; each has a text in every language of the hosted flow. */
export type RemedyCode =
  | 'too_blurry'
  | 'too_much_glare'
  | 'too_dark'
  | 'too_small'
  | 'document_damaged'
  | 'barcode_not_read'
  | 'mrz_not_read'
  | 'same_side_twice'
  | 'portrait_not_clear'
  | 'document_not_found'
  | 'document_expired'
  | 'document_not_accepted'
  | 'country_not_accepted'
  | 'details_not_read'
  | 'details_differ'
  | 'file_unreadable'
  | 'paper_too_old'
  | 'paper_not_accepted'
  | 'paper_not_read'
  | 'details_not_confirmed'
  | 'face_mismatch'
  | 'face_not_found'
  | 'several_faces'
  | 'pose_wrong'
  | 'face_hidden'
  | 'face_quality'
  /** Softened: it does not say what failed, so that the screen does not teach how to pass. */
  | 'not_accepted';

/**
 * What a check asks for again: another picture of this `document` (of one side where its failure names one), the `choice` of
 * another document, the `selfie`, the `paper`, the `details` that were typed.
 */
export type AskedPart = 'document' | 'choice' | 'selfie' | 'paper' | 'details';

/** What an inquiry asks for again; `choice` is another document, from its country on. */
export type RetryPart = AskedPart | 'front' | 'back';

/** What a failed check says to the individual, and what has to be taken again. */
export interface Request<Reason extends string> {
  readonly part: AskedPart;
  readonly remedy: RemedyCode;
  /** Reasons that are said otherwise; the first of the failure's reasons that is listed decides. */
  readonly remedyByReason?: Readonly<Partial<Record<Reason, RemedyCode>>>;
}

/**
 * What a failure asks of the individual, by the type of the check. A check of `user_action` says it plainly. One of `fraud`
 * asks for the part of its kind and is softened to `not_accepted`, unless an honest person can mend it and it declares how.
 */
export type Asking<Reason extends string> =
  | { readonly type: 'fraud'; readonly asks?: Request<Reason>; readonly neverAnswers?: true }
  /** A place for what is not built: its only answer is not_applicable, so that it asks nothing. */
  | { readonly type: 'user_action'; readonly neverAnswers: true; readonly asks?: never }
  | { readonly type: 'user_action'; readonly asks: Request<Reason>; readonly neverAnswers?: never };
