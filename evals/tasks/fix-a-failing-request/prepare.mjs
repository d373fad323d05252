const search = 'src/platform/list/search-term.ts'
const imported = "import { storable } from '#rules/storable.ts'\n"
const failed = '0193f2c6-7d1e-7c55-9a0b-5e2f8c1d4b77'

/** Removes what keeps null bytes of searches from PostgreSQL, and logs a request that fails without it. */
export function prepare(copy) {
  copy.edit(search, [imported, ''], ['written && storable(written).trim()', 'written?.trim()'])
  copy.edit(
    'src/platform/list/list-schema.ts',
    [imported, ''],
    ['z.maxLength(255), z.overwrite(storable)', 'z.maxLength(255)'],
  )
  removeHints(copy)
  const line = copy
    .read(search)
    .split('\n')
    .findIndex((text) => text.includes('.execute({ asked })'))
  copy.write('report/server.log', log(line + 1))
}

/** Comments and failing tests of the copy would name the cause. */
function removeHints(copy) {
  copy.edit('src/rules/storable.ts', ['; a search for it finds nothing. */', '. */'])
  copy.edit('src/platform/api/require-storable.ts', [
    "/** Schemas of search terms replace what can't be stored: such a search finds nothing. */",
    '/** A search may be for any text. */',
  ])
  copy.edit(
    'modules/catalogue/books/list/search.database.test.ts',
    ["    ['\\0', []],\n", ''],
    ["    ['emma\\0', []],\n", ''],
  )
  copy.remove('src/app/api/fuzz/fuzz.database.test.ts')
}

function log(line) {
  const requests = Array.from({ length: 60 }, (_, at) => ({
    level: 'info',
    time: new Date(Date.UTC(2026, 2, 9, 9, 0, at * 7)).toISOString(),
    requestId: `0193f2c6-7d1e-7c55-9a0b-${(at * 7919).toString(16).padStart(12, '0')}`,
    method: 'GET',
    path: ['/app/books', '/manager/books', '/api/v1/books', '/api/v1/genres'][at % 4],
    status: 200,
    ms: (at * 37) % 90,
    ip: '203.0.113.7',
    msg: 'request',
  }))
  const time = requests[41].time
  const err = {
    type: 'DrizzleQueryError',
    message: 'Failed query: select search_text($1) from (SELECT) AS nothing',
    stack: `Error: Failed query: select search_text($1) from (SELECT) AS nothing\n    at plainTerm (src/platform/list/search-term.ts:${line}:18)\n    at Object.read (src/kit/resource/server/search.server.ts:83:20)`,
    cause: {
      type: 'DatabaseError',
      code: '22021',
      message: 'invalid byte sequence for encoding "UTF8": 0x00',
    },
  }
  requests.splice(41, 0, {
    level: 'error',
    time,
    requestId: failed,
    route: '/api/v1',
    err,
    msg: 'Request failed',
  })
  Object.assign(requests[42], { time, requestId: failed, path: '/api/v1/books', status: 500 })
  return requests.map((request) => `${JSON.stringify(request)}\n`).join('')
}
