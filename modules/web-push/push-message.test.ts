import { expect, test } from 'vitest'
import { product } from '#rules/product.ts'
import { pageOf, shownPush } from './push-message.ts'

const origin = 'https://product.example'

test('a push is shown with its words, direction and page', () => {
  const push = { id: '1', title: 'Trial', body: 'رسالة', path: '/app/x', lang: 'ar', dir: 'rtl' }
  expect(shownPush(JSON.stringify(push))).toMatchObject({
    title: 'Trial',
    options: { body: 'رسالة', dir: 'rtl', lang: 'ar', tag: '1', data: '/app/x' },
  })
})

test.each([undefined, '', 'no JSON', 'null', '[]', '{"title":1,"path":{}}'])(
  'a push of %j is shown, too',
  (sent) => {
    expect(shownPush(sent)).toMatchObject({ title: product.name, options: { data: '/app' } })
  },
)

test.each([
  ['/app/pets/1', `${origin}/app/pets/1`],
  ['//evil.example/x', `${origin}/app`],
  ['https://evil.example', `${origin}/app`],
  [String.raw`/\evil.example`, `${origin}/app`],
  ['javascript:alert(1)', `${origin}/app`],
  [undefined, `${origin}/app`],
  [{}, `${origin}/app`],
])('a press of a push with the path %j stays on the origin', (path, page) => {
  expect(pageOf(path, origin)).toBe(page)
})
