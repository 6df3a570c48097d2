/** Fields of every answer, sent with or without script. */

/**
 * Returns the fields. `csrf` authenticates the page; `step` names the answered step, so that an old tab or a double tap
 * changes nothing.
 */
export function answerFields(page: { readonly csrf: string; readonly step: string }): readonly [string, string][] {
  return [
    ['csrf', page.csrf],
    ['step', page.step],
  ];
}

/** Returns a form with these fields. */
export function answerForm(page: { readonly csrf: string; readonly step: string }): FormData {
  const form = new FormData();
  for (const [name, value] of answerFields(page)) form.set(name, value);
  return form;
}
