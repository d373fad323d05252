const isPassing = ({ status }: Response) => status === 429 || status === 503

/** The request keeps its idempotency key, so that a write whose answer was lost is not done twice. */
export async function sendAgain(request: Request, tries: number): Promise<Response> {
  for (let left = tries - 1; ; left -= 1) {
    const answer = await fetch(request.clone()).catch((error: unknown) => {
      if (left <= 0 || request.signal.aborted) throw error
    })
    if (answer && (left <= 0 || !isPassing(answer))) return answer
    await answer?.body?.cancel()
    const seconds = Number(answer?.headers.get('retry-after') ?? 1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}
