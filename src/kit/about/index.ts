export { useAboutCommands } from './about.commands.tsx'
export { BuildInfo } from './build-info.tsx'
