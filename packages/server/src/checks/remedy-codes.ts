/** Remedies of failed checks, as codes; the screen words them. */

/** Actions of the individual after a failure; each has a text in every language of the hosted flow. */
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
  | 'contact_not_confirmed'
  | 'face_mismatch'
  | 'face_not_found'
  | 'several_faces'
  | 'pose_wrong'
  | 'face_hidden'
  | 'face_quality'
  /** Softened remedy: it does not name the failure, so that the screen does not teach how to pass. */
  | 'not_accepted';

/**
 * Part that a check requests again: another picture of this `document` (of one side if its failure names one), the
 * `choice` of another document, the `selfie`, the `paper`, the typed `details`, the `contact` to confirm.
 */
export type AskedPart = 'document' | 'choice' | 'selfie' | 'paper' | 'details' | 'contact';

/** Part that an inquiry requests again; `choice` is another document, beginning with the choice of its country. */
export type RetryPart = AskedPart | 'front' | 'back';

/** Message of a failed check to the individual, and the part to retake. */
export interface Request<Reason extends string> {
  readonly part: AskedPart;
  readonly remedy: RemedyCode;
  /** Remedies of certain reasons; the first listed one of the failure's reasons decides. */
  readonly remedyByReason?: Readonly<Partial<Record<Reason, RemedyCode>>>;
}

/**
 * Request that a failure makes to the individual, by the type of the check. A check of `user_action` states it plainly.
 * A check of `fraud` requests the evidence of its kind again with the softened remedy `not_accepted`, unless an honest
 * person can fix the failure and the check declares how.
 */
export type Asking<Reason extends string> =
  | { readonly type: 'fraud'; readonly asks?: Request<Reason>; readonly neverAnswers?: true }
  /** Placeholder of an unimplemented check: its only result is not_applicable, so that it requests nothing. */
  | { readonly type: 'user_action'; readonly neverAnswers: true; readonly asks?: never }
  | { readonly type: 'user_action'; readonly asks: Request<Reason>; readonly neverAnswers?: never };
