import { createServerFn } from '@tanstack/react-start'
import { readReference } from './read-reference.server.ts'

/** One thing that is sent or answered; `items[].title` lies in each of `items`. */
export type ReferenceField = {
  name: string
  type: string
  /** What else a value has to be, as one would write it: `1…100`, `= 20`. */
  limits: string[]
  required: boolean
}

export type SentField = ReferenceField & { in: 'path' | 'query' | 'body' }

export type Operation = {
  id: string
  method: string
  path: string
  /** Where the path begins. */
  address: string
  /** In English, as all that programs and their authors read here. */
  summary: string
  description: string
  sent: SentField[]
  /** The name of the schema of the answer. */
  answer: string | undefined
  answered: ReferenceField[]
  refusals: { status: string; codes: string[] }[]
  curl: string
}

/** All that a program can ask, by what it is about. */
export type Reference = {
  address: string
  groups: { name: string; description: string; operations: Operation[] }[]
}

export const getReference = createServerFn({ method: 'GET' }).handler((): Promise<Reference> =>
  readReference(),
)
