/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath: process.env.BASE_PATH ?? '',
  reactStrictMode: true,
  poweredByHeader: false,
};

export default nextConfig;
