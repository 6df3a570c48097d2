/** Inquiries for benchmarks that ask for another one each time. */

/** Ids of `count` fresh inquiries, each made with a body of its own. */
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
