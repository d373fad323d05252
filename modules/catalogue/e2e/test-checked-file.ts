import { expect, type APIRequestContext } from '@playwright/test'
import { callApi, fromOurPages } from '../../../tests/e2e/calls.ts'

type Columns = (string | null)[]

/** The address of the review of a file, whose columns have their own names unless `others` are given. */
export async function checkFile(request: APIRequestContext, text: string, others?: Columns) {
  const sent = await request.post('/api/v1/imports/books/upload?fileName=books.csv', {
    headers: { ...fromOurPages, 'content-type': 'text/csv' },
    data: Buffer.from(text),
  })
  const { id, fields } = (await sent.json()) as { id: string; fields: Columns }
  const input = { fields: others ?? fields, update: false }
  const begun = await callApi(request, ['POST', `/imports/books/${id}/check`], input)
  expect(begun.status(), await begun.text()).toBe(202)
  return `/manager/books/import?import=${id}`
}
