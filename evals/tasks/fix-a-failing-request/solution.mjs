const imported = "import { storable } from '#rules/storable.ts'\n"

export function solution(copy) {
  copy.edit(
    'src/platform/list/search-term.ts',
    [
      "import type { Database } from '../database/",
      `${imported}import type { Database } from '../database/`,
    ],
    ['written?.trim()', 'written && storable(written).trim()'],
  )
  copy.edit(
    'src/platform/list/list-schema.ts',
    ['import { nameSchemas }', `${imported}import { nameSchemas }`],
    ['z.maxLength(255))', 'z.maxLength(255), z.overwrite(storable))'],
  )
  copy.edit('modules/catalogue/books/list/search.database.test.ts', [
    "    ['nothing like it', []],\n",
    "    ['emma\\0', []],\n    ['nothing like it', []],\n",
  ])
}
