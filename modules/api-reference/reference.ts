import { createServerFn } from '@tanstack/react-start'
import { readReference } from './read-reference.server.ts'

/** `items[].title` is the field `title` of each item. */
export type ReferenceField = {
  name: string
  type: string
  limits: string[]
  required: boolean
}

export type SentField = ReferenceField & { in: 'path' | 'query' | 'body' }

export type Operation = {
  id: string
  method: string
  path: string
  address: string
  summary: string
  description: string
  sent: SentField[]
  answer: string | undefined
  answered: ReferenceField[]
  refusals: { status: string; codes: string[] }[]
  curl: string
  typescript: string | undefined
  /** Of a JSON body. */
  example: string | undefined
  isUpload: boolean
}

export type Reference = {
  address: string
  groups: { name: string; description: string; operations: Operation[] }[]
}

export const getReference = createServerFn({ method: 'GET' }).handler((): Promise<Reference> =>
  readReference(),
)
