const search = 'src/platform/list/search-term.ts'
const schema = 'src/platform/list/list-schema.ts'
const failed = '0193f2c6-7d1e-7c55-9a0b-5e2f8c1d4b77'

/** Takes out what keeps a null byte from PostgreSQL, and logs the request that meets one. */
export function prepare(copy) {
  copy.edit(
    search,
    [
      "/** PostgreSQL text can't contain a null byte; a term with one matches nothing. */\nexport const storable = (text: string): string => text.replaceAll('\\0', '\\uFFFD')\n\n",
      '',
    ],
    ['written && storable(written).trim()', 'written?.trim()'],
  )
  copy.edit(
    schema,
    ["import { storable } from './search-term.ts'\n", ''],
    ['z.maxLength(255), z.overwrite(storable)', 'z.maxLength(255)'],
  )
  const line = copy
    .read(search)
    .split('\n')
    .findIndex((text) => text.includes('.execute({ asked })'))
  copy.write('report/server.log', log(line + 1))
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
