import { z } from 'zod/mini'

export const textMessages = {
  lineTooLong: 'At most 255 characters',
  controlCharacters: 'No control characters',
  invisibleCharacters: 'No invisible characters',
  letterRequired: 'At least one letter or digit',
  linkInName: 'No links or email addresses',
} as const

/** Scripts whose spelling needs the zero-width joiner and non-joiner. */
const joining =
  String.raw`\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}` +
  String.raw`\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Tibt}`

/** Invisible code points that change how neighbouring characters look, in the only places where they do. */
const meaningful = new RegExp(
  [
    String.raw`(?<=(?=[${joining}])[\p{L}\p{M}])[\u200c\u200d](?=(?=[${joining}])[\p{L}\p{M}])`,
    // Chillu letters and half forms end a word with a virama and a joiner after a consonant.
    String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]`,
    String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
    String.raw`(?<=\p{sc=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=\p{sc=Mong})[\u180b-\u180f]`,
  ].join('|'),
  'gu',
)

const invisible = /[\p{DI}\u2028\u2029\u2800\ufff9-\ufffb]/u
const letterOrDigit = /[\p{L}\p{N}]/u

const isVisible = (text: string) => !invisible.test(text.replaceAll(meaningful, ''))
const hasLetter = (text: string) => letterOrDigit.test(text.replaceAll(/\p{DI}/gu, ''))

/** An empty text passes, because a required field has its own message for it. */
const lineChecks = [
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, textMessages.controlCharacters),
  z.refine<string>(isVisible, textMessages.invisibleCharacters),
  z.refine<string>((text) => text === '' || hasLetter(text), {
    error: textMessages.letterRequired,
    when: ({ issues }) => issues.length === 0,
  }),
] as const

export const optionalLine = z
  .string()
  .check(z.trim(), z.maxLength(255, textMessages.lineTooLong), ...lineChecks)

export const requiredLine = (
  message: string,
  { max = 255, tooLong = textMessages.lineTooLong }: { max?: number; tooLong?: string } = {},
) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, tooLong), ...lineChecks)

export const severalLines = z.regex(
  /^([^\p{Cc}\p{Cs}]|[\n\r\t])*$/u,
  textMessages.controlCharacters,
)

const link =
  /:\/\/|\S@\S|(?:mailto|javascript|data|tel):\S|[\p{L}\p{N}]\.(?:\p{L}{2,}|xn--)|(?:\d{1,3}\.){3}\d/iu
/** Names of people contain initials such as "J.R.R.Tolkien" and degrees such as "M.Sc". */
const initials =
  /(?<![\p{L}\p{N}.-])(?:\p{Lu}\.)+(?=\p{Lu}\p{Ll}*(?![\p{L}\p{N}-]|\.[\p{L}\p{N}]))/gu
/** Characters that host names treat as a full stop, beyond those that NFKC folds. */
const fullStops = /[\u3002\uff61](?=[a-z])/giu

const hasLink = (text: string) =>
  link.test(text.normalize('NFKC').replaceAll(fullStops, '.').replaceAll(initials, ''))

const noLink = z.refine<string>((text) => !hasLink(text), textMessages.linkInName)

/** Names appear in messages and on public pages, so links are refused. */
export const requiredName = (message: string) => requiredLine(message).check(noLink)
export const nameOfApp = requiredLine('Must not be empty', { max: 100 }).check(noLink)
export const optionalName = optionalLine.check(noLink)

export const personName = requiredName('Name is required')

export function shorten(text: string, max: number): string {
  const characters = [...new Intl.Segmenter().segment(text)]
  if (characters.length <= max) return text
  const kept = characters.slice(0, max - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}
