export { useAboutCommands } from './about.commands.tsx'
export { BuildInfo } from './build-info.tsx'
export { project } from './project.ts'
