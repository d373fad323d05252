import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { ImportResult } from '../import-result.ts'
import { importCall, type ImportCall } from './import-call.ts'

export const importMutation = (queryClient: QueryClient) =>
  mutationOptions<ImportResult, Error, ImportCall>({
    mutationFn: importCall,
    onSuccess: (_result, { dryRun }) => (dryRun ? undefined : queryClient.invalidateQueries()),
  })
