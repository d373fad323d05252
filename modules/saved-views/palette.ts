export { useViewCommands as useCommands } from './use-view-commands.tsx'
