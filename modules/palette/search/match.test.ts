import { expect, test } from 'vitest'
import { matchOf } from './find-commands.ts'

/** The text with what is marked in brackets. */
function marked(label: string, term: string, detail?: string) {
  const shown = (text: string, ranges: readonly (readonly [number, number])[]) =>
    ranges
      .toReversed()
      .reduce(
        (so, [from, to]) => `${so.slice(0, from)}[${so.slice(from, to)}]${so.slice(to)}`,
        text,
      )
  const { marks } = matchOf(detail === undefined ? { label } : { label, detail }, { term })
  return [shown(label, marks.label), shown(detail ?? '', marks.detail)].filter(Boolean).join(' | ')
}

test.each([
  ['Pride and Prejudice', 'prejud', 'Pride and [Prejud]ice'],
  ['Les Misérables', 'miserables les', '[Les] [Misérables]'],
  ['Les Mise\u0301rables', 'rab', 'Les Mise\u0301[rab]les'],
  ['Die Ölmühle', 'olm', 'Die [Ölm]ühle'],
  ['كتـاب الأغاني', 'كتاب', '[كتـاب] الأغاني'],
  ['Dashboard', 'dshb', '[D]a[shb]oard'],
  ['Pride and Prejudice', 'pp', '[P]ride and [P]rejudice'],
  ['Visits', 'zzz', 'Visits'],
  ['😀 Smile', 'smi', '😀 [Smi]le'],
])('of “%s”, “%s” is marked', (label, term, shown) => {
  expect(marked(label, term)).toBe(shown)
})

test('where the second line was meant, the first is not marked by chance', () => {
  expect(marked('A Guest Tale', 'austen', 'Jane Austen')).toBe('A Guest Tale | Jane [Austen]')
})

test('initials are closer than letters in order, and far letters are none', () => {
  const distance = (label: string, term: string) => matchOf({ label }, { term }).distance
  expect(distance('Pride and Prejudice', 'pp')).toBe(4)
  expect(distance('Dashboard', 'dshb')).toBe(5)
  expect(distance('A very long label without an end', 'ad')).toBe(Infinity)
  expect(distance('Activity', 'z')).toBe(Infinity)
})
