export const longestSlug = 60
const form = /^[\p{Ll}\p{Lo}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{Nd}]+)*$/u
const others = /[^\p{Ll}\p{Lo}\p{Nd}]+/gu

/** Addresses of pages that are there already. */
const reserved = ['new']

export const isSlug = (text: string): boolean =>
  text.length >= 2 && text.length <= longestSlug && form.test(text) && !reserved.includes(text)

/** What addresses may call something of this name: its letters without their marks, in any script. */
export function slugOf(name: string): string | undefined {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replaceAll(others, '-').slice(0, longestSlug).replaceAll(/^-|-$/g, '')
  return isSlug(slug) ? slug : undefined
}
