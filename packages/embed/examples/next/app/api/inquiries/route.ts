/** Creates the inquiry of the signed-in customer. The API key stays on this server. */

const { env } = process;

export async function POST(): Promise<Response> {
  // Take the customer from your own session, never from the body of the request.
  const referenceId = 'customer-7';
  const answer = await fetch(`${env['COUNTERSIGN_URL']}/api/v1/inquiries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env['COUNTERSIGN_KEY']}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      data: {
        attributes: { 'inquiry-template-id': env['COUNTERSIGN_TEMPLATE'], 'reference-id': referenceId },
      },
    }),
  });
  if (!answer.ok) {
    console.error(`The inquiry was not created (${answer.status}):`, await answer.text());
    return Response.json({ error: 'The check cannot begin now.' }, { status: 502 });
  }
  const { data } = (await answer.json()) as { readonly data: { readonly id: string } };
  return Response.json({ inquiryId: data.id });
}
