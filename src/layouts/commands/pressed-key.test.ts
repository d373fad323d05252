import { describe, expect, it } from 'vitest'
import { keyOf } from './pressed-key.ts'

const alone = { shiftKey: false, ctrlKey: false, metaKey: false }

describe('behaviour 8: keys', () => {
  it.each([
    [{ key: 'j', code: 'KeyJ' }, 'j'],
    [{ key: '/', code: 'Digit7', shiftKey: true }, '/'],
    [{ key: '?', code: 'Minus', shiftKey: true }, '?'],
    [{ key: 'Enter', code: 'Enter' }, 'Enter'],
    // On a French keyboard, the key in the place of Q types A.
    [{ key: 'a', code: 'KeyQ' }, 'a'],
    [{ key: 'ت', code: 'KeyJ' }, 'j'],
    [{ key: 'ظ', code: 'Slash' }, '/'],
    [{ key: '؟', code: 'Slash', shiftKey: true }, '?'],
    [{ key: 'é', code: 'Digit2' }, 'é'],
    [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'mod+k'],
    [{ key: 'k', code: 'KeyK', metaKey: true }, 'mod+k'],
    [{ key: 'ن', code: 'KeyK', ctrlKey: true }, 'mod+k'],
    [{ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, 'mod+K'],
    [{ key: 'Enter', code: 'Enter', ctrlKey: true }, 'mod+Enter'],
    [{ key: ' ', code: 'Space' }, 'Space'],
    [{ key: 'J', code: 'KeyJ', shiftKey: true }, 'J'],
    [{ key: 'J', code: 'KeyJ' }, 'j'],
    [{ key: 'ت', code: 'KeyJ', shiftKey: true }, 'J'],
  ])('%j is %s', (pressed, key) => {
    expect(keyOf({ ...alone, ...pressed })).toBe(key)
  })
})
