import { expect, test } from 'vitest'
import { product } from '#rules/product.ts'
import { mention } from './rewriting.mjs'
import { otherSources } from './rewritten-files.mjs'

test('only product.ts names the product', () => {
  const names = [product.name, product.id].map(mention)
  const naming = otherSources().filter(({ text }) => names.some((name) => name.test(text)))
  expect(naming.map(({ path }) => path)).toEqual([])
})
