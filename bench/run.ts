import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { catalogueTable } from './catalogue-table.ts'
import { catalogue } from './catalogue.ts'
import { coldStart } from './cold-start.ts'
import { pageWeight } from './page-weight.ts'
import { serverRendering } from './server-rendering.ts'
import { sessionCheck } from './session-check.ts'
import { signIns } from './sign-ins.ts'

const { values } = parseArgs({ options: { books: { type: 'string', default: '100000' } } })
const size = Number(values.books)
if (!Number.isInteger(size) || size < 1000) {
  throw new Error('--books is a whole number from 1000 on')
}

console.log('Cold start …')
const start = await coldStart()
console.log('Server rendering of /login …')
const rendering = await serverRendering()
console.log('Sign-ins …')
const signing = await signIns()
console.log('Session check …')
const session = await sessionCheck()
console.log('Weight of /login …')
const weight = await pageWeight()
console.log(`A catalogue of ${size} books …`)
const books = await catalogue(size)

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (value: number) => `${value.toFixed(2)} ms`
const us = (value: number) => `${value.toFixed(0)} µs`
const times = (ratio: number) => `× ${ratio.toFixed(2)}`
const percent = (ratio: number) => `${(ratio * 100).toFixed(1)} %`

console.table({
  'cold start, empty database': { value: `${start.emptyDatabaseSeconds.toFixed(2)} s` },
  'cold start, existing database': { value: `${start.existingDatabaseSeconds.toFixed(2)} s` },
  'SSR of /login, pages per second': { value: rendering.perSecond.toFixed(0) },
  'bare node:http, same bytes': { value: rendering.barePerSecond.toFixed(0) },
  'SSR as share of bare, pages per second': { value: percent(rendering.ratioPerSecond) },
  'SSR as share of bare, processor time': { value: percent(rendering.ratioProcessor) },
  'SSR of /login, p50': { value: ms(rendering.p50) },
  'SSR of /login, p99': { value: ms(rendering.p99) },
  'sign-ins by mailed code, per second': { value: signing.perSecond.toFixed(1) },
  [`a sign-in, ${signing.clients} at once, p50`]: { value: ms(signing.p50) },
  [`a sign-in, ${signing.clients} at once, p99`]: { value: ms(signing.p99) },
  'processor time of a sign-in': { value: ms(signing.processorMs) },
  'bare lookup of a session by its key': { value: us(session.lookupMicroseconds) },
  'session check': { value: us(session.checkMicroseconds) },
  'session check per bare lookup': { value: times(session.checkPerLookup) },
  'its query alone per bare lookup': { value: times(session.queryPerLookup) },
  'JavaScript of /login, brotli': { value: kb(weight.scripts.brotli) },
  'JavaScript of /login, gzip': { value: kb(weight.scripts.gzip) },
  'CSS of /login, brotli': { value: kb(weight.styles.brotli) },
  'HTML of /login, brotli': { value: kb(weight.html.brotli) },
})

console.table(catalogueTable(books))

const taken = new Date().toISOString()
await mkdir('bench/results', { recursive: true })
const file = `bench/results/${taken.slice(0, 19).replaceAll(':', '-')}.json`
await writeFile(
  file,
  JSON.stringify(
    {
      taken,
      node: process.version,
      cores: cpus().length,
      start,
      rendering,
      signing,
      session,
      weight,
      books,
    },
    null,
    2,
  ),
)
console.log(file)
