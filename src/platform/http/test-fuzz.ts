import fc from 'fast-check'

/** A fixed seed makes failures reproducible; `npm run test:security` does more runs. */
export const seed = 20_260_101
export const runs = Number(process.env['FUZZ_RUNS'] ?? 4)

/** A table that is asked for them without care answers with what every object inherits. */
export const inheritedNames = ['constructor', 'toString', '__proto__', 'hasOwnProperty']

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

export const malformed = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e\ufeff\u200b',
    'é'.repeat(5000),
    '%',
    '%00',
    '%E0%A4%A',
    '../../../etc/passwd',
    `'";--`,
    '\\',
    ...inheritedNames,
    '${7*7}{{7*7}}',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '-1',
    '1e400',
    '٣',
    '99999-99-99',
    '-271821-04-20T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '0000-01-01',
    -1,
    0.1,
    -0,
    2 ** 31,
    2 ** 53 + 2,
    1e308,
    true,
    [],
    {},
    [[]],
    deep(500),
    Array.from({ length: 2000 }, () => 0),
    JSON.parse('{"__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
    { toString: 1, valueOf: null, length: -1 },
  ),
)

type Step = string | number

function placesIn(value: unknown, here: Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) return [here]
  return [
    here,
    ...Object.entries(value).flatMap(([key, part]) =>
      placesIn(part, [...here, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

function replaced(value: unknown, [step, ...rest]: Step[], by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (index === step ? replaced(part, rest, by) : part))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      key === step ? replaced(part, rest, by) : part,
    ]),
  )
}

export const spoiled = (right: fc.Arbitrary<unknown>) =>
  fc.tuple(right, fc.nat(), malformed, fc.nat(9)).map(([value, where, what, luck]) => {
    if (luck < 3) return value
    if (luck === 3 && typeof value === 'object') return Object.assign({ unheardOf: what }, value)
    const places = placesIn(value)
    return replaced(value, places[where % places.length] ?? [], what)
  })

function partOf(value: unknown, [step, ...rest]: Step[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value
  return partOf(new Map(Object.entries(value)).get(String(step)), rest)
}

/**
 * Texts that break careless code, in each text that any of these values has, once for each place.
 * Other fields stay only if they are required, so that none of them is refused first.
 */
export function withBrokenTexts(values: unknown[], required: readonly string[]): unknown[] {
  const found = new Map<string, { value: unknown; place: Step[] }>()
  for (const value of values) {
    for (const place of placesIn(value)) {
      const name = place.map((step) => (typeof step === 'number' ? '[]' : step)).join('.')
      if (typeof partOf(value, place) === 'string') found.set(name, { value, place })
    }
  }
  return [...found.values()].flatMap(({ value, place }) =>
    ['a\0b', '\ud800', 'constructor', '__proto__'].map((text) =>
      replaced(withOnly(value, [...required, String(place[0])]), place, text),
    ),
  )
}

const withOnly = (value: unknown, names: string[]): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
    : value

export const written = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : JSON.stringify(value ?? null)).toWellFormed(),
  )

export const insides =
  /\n\s+at |\[native code\]|node_modules|\.(m?js|tsx?):\d+|Failed query|syntax error at|violates|relation "|invalid input syntax|invalid byte sequence/
