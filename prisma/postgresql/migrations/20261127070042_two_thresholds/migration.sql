-- AlterTable
ALTER TABLE "StandingOrder" ADD COLUMN     "andAtLeast" INTEGER,
ADD COLUMN     "andGauge" TEXT;
