import { expect, test } from 'vitest'
import { optionalLine, requiredLine, requiredName, shorten, textMessages } from './text.ts'

const required = 'Title is required'
const first = (rule: ReturnType<typeof requiredLine>, text: string) =>
  rule.safeParse(text).error?.issues[0]?.message

const { invisibleCharacters, letterRequired, controlCharacters, linkInName } = textMessages

test.each([
  ['\u200b', invisibleCharacters],
  ['\u3164', invisibleCharacters],
  ['\u2800', invisibleCharacters],
  ['\u202e', invisibleCharacters],
  ['Emma\u200b', invisibleCharacters],
  ['Em\u3164ma', invisibleCharacters],
  ['Emma\u2800Bovary', invisibleCharacters],
  ['Emma \u202eavoB', invisibleCharacters],
  ['\u2066Emma\u2069', invisibleCharacters],
  ['Em\u00adma', invisibleCharacters],
  ['Em\u{e0041}ma', invisibleCharacters],
  ['Em\u200dma', invisibleCharacters],
  ['\u200cکتاب', invisibleCharacters],
  ['کتاب\u200c\u200cها', invisibleCharacters],
  ['1\ufe0f', invisibleCharacters],
  ['Em\0ma', controlCharacters],
  ['Em\u0085ma', controlCharacters],
  ['Em\ud800ma', controlCharacters],
  ['…', letterRequired],
  ['📚', letterRequired],
  ['\u0301', letterRequired],
  [' \u00a0\u3000', required],
  ['', required],
])('a short text %j is refused with one clear message', (text, message) => {
  expect(requiredLine(required).safeParse(text).error?.issues).toMatchObject([{ message }])
})

test.each([
  'Emma',
  '1984',
  'می\u200cخواهم',
  'क्\u200dष',
  'അവന്\u200d',
  'শ্রী\u200cমতী',
  'Family 👨\u200d👩\u200d👧 and ❤\ufe0f\u200d🔥 👩🏽\u200d🚀 1\ufe0f\u20e3',
  '葛\u{e0100}城',
  'C++',
  'e\u0301',
  'ᠮᠣᠩᠭᠣᠯ\u180bᠠ',
])('a short text %j is kept', (text) => {
  expect(requiredLine(required).safeParse(text).data).toBe(text)
  expect(optionalLine.safeParse(text).data).toBe(text)
})

test('an optional short text may be empty', () => {
  expect(optionalLine.safeParse('  ').data).toBe('')
})

test.each([
  'Win at evil.example',
  'www.evil.test now',
  'https://evil',
  'EVIL.COM',
  'Evil．com',
  'evil。com',
  'x.com',
  't.co/abc',
  'ann@example.org',
  'ann＠example.org',
  'mailto:ann',
  'пример.рф',
  'bücher.xn--p1ai',
  'Call 192.168.0.1',
])('a name that strangers read holds no link: %j', (name) => {
  expect(first(requiredName('Name is required'), name)).toBe(linkInName)
  expect(first(requiredLine('Title is required'), name)).toBeUndefined()
})

test.each([
  'Ada King',
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'Dr. Smith, M.Sc.',
  'Vol. 2.5',
  'Team @ Home',
  '3.14 club',
  'Readers & Co.',
  'مكتبة',
  '本。棚',
])('a name that is no link is kept: %j', (name) => {
  expect(first(requiredName('Name is required'), name)).toBeUndefined()
})

test('a long name is cut between characters', () => {
  expect(shorten('Ada', 5)).toBe('Ada')
  expect(shorten('Ada King', 5)).toBe('Ada…')
  expect(shorten('👨\u200d👩\u200d👧'.repeat(3), 2)).toBe('👨\u200d👩\u200d👧…')
})
