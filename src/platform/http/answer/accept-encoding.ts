export type Encoding = 'br' | 'gzip'

export function chooseEncoding<Offer extends Encoding>(
  header: string | null,
  preferred: readonly Offer[],
): Offer | undefined {
  if (!header) return undefined
  const wishes = readWishes(header)
  const wish = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0
  const best = preferred.toSorted((a, b) => wish(b) - wish(a))[0]
  return best && wish(best) > 0 && wish(best) >= (wishes.get('identity') ?? 0) ? best : undefined
}

function readWishes(header: string) {
  const wishes = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    wishes.set(name, q ? Number(q.slice(2)) || 0 : 1)
  }
  return wishes
}
