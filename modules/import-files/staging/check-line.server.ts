import { z } from 'zod/mini'
import { baseName, messagesOf } from '#kit/resource/index.ts'
import { textMessages } from '#rules/text.ts'
import { isNamed, isWritten } from '../import-fields.ts'
import { type Problem, problem } from '../import-result.ts'
import type { Values } from '../reading/entry.ts'
import type { Plan, PlannedField } from './plan.server.ts'

const generalCodes = [
  'REQUIRED',
  'TOO_LONG',
  'CONTROL_CHARACTERS',
  'INVISIBLE_CHARACTERS',
  'LETTER_REQUIRED',
  'NOT_TEXT',
  'MALFORMED',
]

function codeOfMessage(name: string): string {
  if (name.endsWith('Required')) return 'REQUIRED'
  if (name.endsWith('TooLong')) return 'TOO_LONG'
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}

export function problemCodes(plan: Plan): string[] {
  const { resource, fields, keyed } = plan
  const values = fields.filter(({ target }) => !target)
  const described = Object.fromEntries(values.map((field) => [field.key, field]))
  const { unique: _, ...rest } = resource
  const messages = messagesOf({ ...rest, fields: described })
  const looked = fields.filter(({ target }) => target && !target.create)
  const unknown = [...looked, ...(keyed ? [keyed] : [])].map(({ name }) => `${name}Unknown`)
  const codes = [...Object.keys(messages), ...unknown].map(codeOfMessage)
  const duplicate = duplicateCode(plan)
  return [...new Set([...generalCodes, ...codes, ...(duplicate ? [duplicate] : [])])]
}

export const duplicateCode = ({ resource: { unique } }: Plan) =>
  unique && (unique.code ?? codeOfMessage(`${baseName(unique.at)}Taken`))

export interface DuplicateLine {
  line: number
  /** Null if the record was there before the import. */
  repeats: number | null
}

export function duplicateProblem(plan: Plan, { line, repeats }: DuplicateLine): Problem {
  const { at = '', message = '' } = plan.resource.unique ?? {}
  const known = problem(line, duplicateCode(plan) ?? '', message, baseName(at))
  return repeats === null
    ? known
    : { ...known, message: `Repeats line ${repeats} of the file`, repeats }
}

export const unknownProblem = ({ name }: PlannedField, message: string, line: number) =>
  problem(line, codeOfMessage(`${name}Unknown`), message, name)

type Line = { line: number; values: Values; valueKey?: string | undefined }
export type Checked = { values: Values } | { problems: Problem[] }

export function checkLine(plan: Plan, { line, values, valueKey }: Line): Checked {
  const schema = valueKey === undefined ? plan.schema : plan.keyedSchema
  const { data, error } = z.safeParse(schema, values)
  if (!error) return { values: data }
  return { problems: error.issues.map((issue) => problemOf(plan, line, values, issue)) }
}

type Issue = z.core.$ZodIssue

function problemOf(plan: Plan, line: number, values: Values, issue: Issue): Problem {
  const name = String(issue.path[0] ?? '')
  const field = plan.fields.find((one) => one.name === name)
  if (!field) return problem(line, 'MALFORMED', issue.message)
  const isMissing = !isNamed(field) && field.required && (values[name] ?? '') === ''
  const message = (isMissing && plan.messages[`${name}Required`]) || issue.message
  return problem(line, codeOf(plan, field, issue, message), message, name)
}

function codeOf(plan: Plan, field: PlannedField, { code }: Issue, message: string): string {
  if (message === textMessages.invisibleCharacters) return 'INVISIBLE_CHARACTERS'
  if (message === textMessages.letterRequired) return 'LETTER_REQUIRED'
  const isText = isWritten(field)
  const notText = field.required ? 'REQUIRED' : 'NOT_TEXT'
  if (isText && code === 'invalid_type') return notText
  const named = Object.entries(plan.messages).find(([, known]) => known === message)
  if (named) return codeOfMessage(named[0])
  if (!isText) return codeOfMessage(`${field.name}Invalid`)
  if (code === 'too_big') return 'TOO_LONG'
  return code === 'invalid_format' ? 'CONTROL_CHARACTERS' : notText
}
