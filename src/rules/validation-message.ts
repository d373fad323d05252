import type { z } from 'zod/mini'

const types: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  date: 'Must be a date',
}

const units: Record<string, string> = { string: ' characters', array: ' items' }

export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : (types[issue.expected] ?? 'Not valid')
    case 'invalid_value':
      if (issue.input === undefined) return 'Required'
      return `Must be one of: ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'uuid' ? 'Must be an ID' : 'Not valid'
    case 'too_big':
      return `At most ${issue.maximum}${units[issue.origin] ?? ''}`
    case 'too_small':
      return `At least ${issue.minimum}${units[issue.origin] ?? ''}`
    case 'unrecognized_keys':
      return `Unknown fields: ${issue.keys.join(', ')}`
    case 'invalid_union':
      if (issue.input === undefined) return 'Required'
      return 'options' in issue && Array.isArray(issue.options)
        ? `Must be one of: ${issue.options.join(', ')}`
        : 'Not valid'
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    default:
      return issue.input === undefined ? 'Required' : 'Not valid'
  }
}
