import { product } from '#rules/product.ts'

/** This build in one line, to be copied. */
export const buildLine = `${product.name} ${[BUILD.version, BUILD.commit, BUILD.date].filter(Boolean).join(' ')}`
