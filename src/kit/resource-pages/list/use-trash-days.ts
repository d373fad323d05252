import { useSetup } from '#kit/setup/index.ts'

export const useTrashDays = () => useSetup()?.configuration.trashDays ?? 0
