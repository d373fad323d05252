export type ActivityAddress = Record<keyof typeof everything | 'cursor' | 'open', string>

export const everything = { action: '', actor: '', targetType: '', target: '', from: '', to: '' }

export const addressOf = (targetType: string, target: string): ActivityAddress => ({
  ...everything,
  targetType,
  target,
  cursor: '',
  open: '',
})
