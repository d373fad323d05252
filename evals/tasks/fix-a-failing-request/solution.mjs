const search = 'src/platform/list/search-term.ts'

export function solution(copy) {
  copy.edit(
    search,
    ['export async function plainTerm', `${storable}\nexport async function plainTerm`],
    ['written?.trim()', 'written && storable(written).trim()'],
  )
  copy.edit(
    'src/platform/list/list-schema.ts',
    ['\nexport ', "import { storable } from './search-term.ts'\n\nexport "],
    ['z.maxLength(255))', 'z.maxLength(255), z.overwrite(storable))'],
  )
  copy.write('src/platform/list/search-term.test.ts', test)
}

const storable = `/** PostgreSQL text can't contain a null byte; a term with one matches nothing. */
export const storable = (text: string): string => text.replaceAll('\\0', '\\uFFFD')
`

const test = `import { expect, test } from 'vitest'
import { storable } from './search-term.ts'

test('a null byte never reaches PostgreSQL', () => {
  expect(storable('a\\0b')).toBe('a\\uFFFDb')
})
`
