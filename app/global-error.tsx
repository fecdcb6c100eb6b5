'use client';

import './globals.css';
import { PageFault } from '@/components/layout/page-fault';

export default function GlobalError() {
  return <PageFault />;
}
