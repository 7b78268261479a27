import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Kept as packages of the server, so that the API and the pages share one React and one router. */
const SHARED_WITH_THE_SERVER = ['react', 'react-dom', 'react-router'];

export default defineConfig({
  plugins: [reactRouter()],
  ssr: { noExternal: true, external: SHARED_WITH_THE_SERVER },
  build: { target: 'es2022', sourcemap: false },
});
