import { product } from '#rules/product.ts'

export const buildLine = `${product.name} ${[BUILD.version, BUILD.commit, BUILD.date].filter(Boolean).join(' ')}`
