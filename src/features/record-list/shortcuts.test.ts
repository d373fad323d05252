import { describe, expect, it } from 'vitest'
import { keyOf } from './shortcuts.ts'

describe('behaviour 8: keys', () => {
  it.each([
    [{ key: 'j', code: 'KeyJ', shiftKey: false }, 'j'],
    [{ key: '/', code: 'Digit7', shiftKey: true }, '/'],
    [{ key: '?', code: 'Minus', shiftKey: true }, '?'],
    [{ key: 'Enter', code: 'Enter', shiftKey: false }, 'Enter'],
    // A French keyboard has another letter where an English one has Q.
    [{ key: 'a', code: 'KeyQ', shiftKey: false }, 'a'],
    [{ key: 'ت', code: 'KeyJ', shiftKey: false }, 'j'],
    [{ key: 'ظ', code: 'Slash', shiftKey: false }, '/'],
    [{ key: '؟', code: 'Slash', shiftKey: true }, '?'],
    [{ key: 'é', code: 'Digit2', shiftKey: false }, 'é'],
  ])('%j is %s', (pressed, key) => {
    expect(keyOf(pressed)).toBe(key)
  })
})
