import { useSetup } from '#kit/setup/index.ts'

/** How long the trash keeps a book. */
export const useTrashDays = () => useSetup()?.configuration.trashDays ?? 0
