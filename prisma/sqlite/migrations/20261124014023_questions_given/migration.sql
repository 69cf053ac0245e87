-- AlterTable
ALTER TABLE "Pending" ADD COLUMN "given" TEXT;
