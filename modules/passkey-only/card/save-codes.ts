import { product } from '#rules/product.ts'

export function saveCodes(title: string, codes: string[]) {
  const blob = new Blob([title, '\n\n', codes.join('\n'), '\n'], { type: 'text/plain' })
  const address = URL.createObjectURL(blob)
  const name = `${product.id}-recovery-codes.txt`
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
