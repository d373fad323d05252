export async function answerHead(
  { url, headers, signal }: Request,
  answerGet: (request: Request) => Promise<Response>,
): Promise<Response> {
  const answer = await answerGet(new Request(url, { headers, signal }))
  await answer.body?.cancel()
  return new Response(null, { status: answer.status, headers: answer.headers })
}
