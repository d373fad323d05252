/** Drops `//evil`, `/\evil`, `https://evil` and `javascript:`. */
export function ownPath(value: unknown): string {
  const here = 'http://here.invalid'
  const path = typeof value === 'string' ? value : ''
  if (!path.startsWith('/') || !URL.canParse(path, here)) return ''
  const url = new URL(path, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return ''
  return url.pathname + url.search + url.hash
}
