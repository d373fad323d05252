export const weights = ['error', 'warning', 'advice'] as const
export type Weight = (typeof weights)[number]

export type Finding = { weight: Weight; text: string }

export type Findings = (Finding | false | undefined)[]

export const error = (text: string): Finding => ({ weight: 'error', text })
export const warning = (text: string): Finding => ({ weight: 'warning', text })
export const advice = (text: string): Finding => ({ weight: 'advice', text })

export const reasonOf = (cause: unknown) =>
  (cause instanceof Error ? cause.message || cause.name : String(cause)).split('\n', 1).join('')
