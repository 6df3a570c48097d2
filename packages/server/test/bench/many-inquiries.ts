/** Inquiries for benchmarks that ask for another one each time. */

/** Ids of `count` fresh inquiries, made with the same body. */
export async function manyInquiries(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  count: number,
): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const batch = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await fetch(`${baseUrl}/api/v1/inquiries`, { method: 'POST', headers, body });
        return ((await answer.json()) as { data: { id: string } }).data.id;
      }),
    );
    ids.push(...batch);
  }
  return ids;
}
