import { expect, test } from 'vitest'
import {
  odditiesOnServer,
  oddities,
  oddity,
  oddityDatabase,
} from '#kit/resource/test-odd-names.server.ts'
import { operator } from '#platform/activity/actor.ts'
import { importResource } from './import-resource.server.ts'

const database = await oddityDatabase()
const imported = importResource(oddity, { table: oddities })

const columns = 'name,total,stage,order,key,count,text,isRepeated,select,group'
const lines = [
  'Odd,3,early,1,k,1999,t,true,s,a',
  'Even,4,late,2,l,2000,u,false,v,b',
  'Odd,3,early,1,k,1999,t,true,s,a',
]

const run = (dryRun: boolean) =>
  imported.run(
    database,
    imported.read(new Blob([[columns, ...lines, ''].join('\n')]).stream(), 'csv'),
    { by: operator, dryRun, update: true },
    {
      onProblem: (problem) => expect.fail(JSON.stringify(problem)),
      onVacuumFailed: (error) => expect.fail(error.message),
    },
  )

test('a file fills fields that are named as an import names its own columns', async () => {
  const counts = { read: 3, created: 2, updated: 0, unchanged: 1, rejected: 0 }
  expect(await run(true)).toEqual(counts)
  expect(await run(false)).toEqual(counts)
  expect(await run(false)).toEqual({ ...counts, created: 0, unchanged: 3 })
  const context = { acting: { orm: database.orm, by: operator } }
  const { items } = await odditiesOnServer.verbs.list(context, { sort: 'total', limit: 5 })
  expect(items).toMatchObject([
    {
      name: 'Odd',
      total: 3,
      stage: 'early',
      isRepeated: true,
      group: 'a',
      select: 's',
      count: 1999,
    },
    { name: 'Even', total: 4, stage: 'late', isRepeated: false, group: 'b', order: 2, key: 'l' },
  ])
})
