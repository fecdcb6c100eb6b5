/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath: process.env.BASE_PATH ?? '',
  // For code that runs in the browser too; without this only the server would know it.
  env: { BASE_PATH: process.env.BASE_PATH ?? '' },
  reactStrictMode: true,
  poweredByHeader: false,
};

export default nextConfig;
