import { queryOptions } from '@tanstack/react-query'
import { getMailTemplates } from './mail-templates.ts'

export const mailTemplatesQuery = queryOptions({
  queryKey: ['mail-templates'],
  queryFn: () => getMailTemplates(),
})
