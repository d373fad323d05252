import { expect, test } from 'vitest'
import { encryptPush, isBrowserKey, isBrowserSecret } from './encrypt-push.server.ts'

/** RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('a push is encrypted as the example of RFC 8291', () => {
  const encrypted = encryptPush(example.text, example, {
    salt: Buffer.from(example.salt, 'base64url'),
    privateKey: Buffer.from(example.senderKey, 'base64url'),
  })
  expect(encrypted.toString('base64url')).toBe(example.encrypted)
})

test('two pushes of one text have nothing in common', () => {
  const [one, other] = [encryptPush('Hello', example), encryptPush('Hello', example)]
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
})

test('keys of browsers are points of the curve', () => {
  const offCurve = Buffer.from(example.p256dh, 'base64url').fill(1, 33)
  expect(isBrowserKey(example.p256dh)).toBe(true)
  expect(isBrowserKey(offCurve.toString('base64url'))).toBe(false)
  expect(isBrowserKey(example.auth)).toBe(false)
  expect(isBrowserKey('')).toBe(false)
  expect(isBrowserSecret(example.auth)).toBe(true)
  expect(isBrowserSecret(example.p256dh)).toBe(false)
})
