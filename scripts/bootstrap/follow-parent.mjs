// Runs the Node program in the first argument and ends it when the parent process is gone.
import { pathToFileURL } from 'node:url'

process.once('disconnect', () => {
  const looksAfterItself = process.listenerCount('disconnect') > 0
  // A start that is not done takes some seconds until its database can be stopped.
  const patience = looksAfterItself ? 10_000 : 2_000
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref()
  const politely = process.listenerCount('SIGINT') > 0 ? 'SIGINT' : 'SIGTERM'
  if (!looksAfterItself) process.kill(process.pid, politely)
})
process.channel?.unref()

process.argv.splice(1, 1)
await import(pathToFileURL(process.argv[1]))
