import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Each file loads its modules anew; these packages come as one file each instead of hundreds.
    deps: {
      optimizer: {
        client: {
          enabled: true,
          include: [
            '@mantine/core',
            '@mantine/form',
            '@mantine/notifications',
            '@tabler/icons-react',
            '@tanstack/react-query',
            '@testing-library/react',
            '@testing-library/user-event',
            'react-router',
            'zod',
            'zod/mini',
          ],
        },
      },
    },
  },
});
