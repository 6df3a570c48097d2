/** Inquiries for benchmarks with a different one in each request. */

/** Creates `count` inquiries with different bodies and returns their ids. */
export async function manyInquiries(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  freshBody: () => string,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const batch = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(`${baseUrl}/api/v1/inquiries`, { method: 'POST', headers, body: freshBody() });
        return ((await answer.json()) as { data: { id: string } }).data.id;
      }),
    );
    ids.push(...batch);
  }
  return ids;
}
