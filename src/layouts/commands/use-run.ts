import { useNavigate } from '@tanstack/react-router'
import type { Command } from './command.ts'

export function useRun() {
  const navigate = useNavigate()
  return function run(command: Command) {
    if (command.run) return command.run()
    const { to, hash, search, reloadDocument } = command
    void navigate({ to, hash, search, reloadDocument })
  }
}
