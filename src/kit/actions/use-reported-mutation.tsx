import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { toastFailure } from '#kit/problems/index.ts'
import { toast, type ToastOptions } from '#ui/feedback/toast.ts'

interface Reports<Input, Output> {
  done: (output: Output, input: Input) => readonly [text: string, options?: ToastOptions]
  failed: (input: Input) => string
}

export const useReportedMutation = <Output, Input, Before>(
  mutation: UseMutationOptions<Output, Error, Input, Before>,
  { done, failed }: Reports<Input, Output>,
) =>
  useMutation({
    ...mutation,
    onSuccess: (output, input, ...rest) => {
      toast.success(...done(output, input))
      return mutation.onSuccess?.(output, input, ...rest)
    },
    onError: (error, input, ...rest) => {
      toastFailure(failed(input), error)
      return mutation.onError?.(error, input, ...rest)
    },
  })
